// Child process: fetches MongoDB's official build into the folder given and prints the path of its mongod.
// A process of its own, so that a download that hangs can be killed whatever the network does.
import mongoBinary from 'mongodb-memory-server-core/lib/util/MongoBinary.js';

const [version, downloadDir] = process.argv.slice(2);
try {
  process.send({ file: await mongoBinary.MongoBinary.getPath({ version, downloadDir }) });
} catch (error) {
  process.send({ error: error.message.trim().split('\n').pop() });
}
process.disconnect();
