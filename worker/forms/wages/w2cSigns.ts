/** Labels that only Form W-2c has, which corrects a W-2: they make it one, and no W-2. */
export const signsW2c = ['corrected wage and tax statement', 'previously reported', 'correct information'];
