/** Given names that are frequent in the United States: they tell `Kevin & Dana Whitlock` from the firm `Briar & Oak Carpentry`. */

const GIVEN = new Set(
  `aaron abdul abel abigail abram ada adalberto adam adele adeline adolfo adrian adrienne agnes ahmad ahmed aileen aisha alan alana albert
alberta alberto alejandra alejandro alex alexander alexandra alexandria alexis alfonso alfred alfredo alice alicia alina aline alisha
alison alissa allan allen allison alma alton alvin alyssa amado amanda amber amelia amir amit amos amy ana anastasia anders andre
andrea andreas andres andrew andy angel angela angelica angelina angelo anika anil anita anjali ann anna annabelle anne annette annie
annika ansel anthony antoine antoinette anton antonia antonio april araceli archie ariana ariel arlene arlo arnold arthur arturo ashley
audrey aurelia aurelio austin ava avery barbara bart beatrice beatriz becky belinda ben benjamin bennett bernadette bernard bernice
bert bertha beth bethany betty beverly bianca bill blake bob bobby bonnie boris boyd brad bradford bradley brandon brenda brendan brent
bret brett brian brianna bridget brittany brooke bruce bryan bryant burton byron caleb calvin cameron camila camille candace cara carey
carl carla carlo carlos carmela carmen carol caroline carolyn carrie carroll cary cassandra cassie catalina catherine cathy cecelia
cecil cecilia cedric celeste celia cesar chad chandra charlene charles charlotte chelsea cheryl chester chloe chris christa christi
christian christie christina christine christopher ciara cindy claire clara clarence claudia clayton clifford clyde cody colleen connie
connor conrad constance consuelo cora cordelia corey corinne cornelius courtney craig cristina crystal curtis cynthia cyrus daisy dale
damian damon dana daniel danielle dante daphne daria darin darius darla darlene darnell darrell darren darryl daryl dave david dawn
dean deandre deanna debbie deborah debra deirdre delia delores delroy demetrius dena denis denise dennis deon derek desiree devin devon
dewayne dewey dexter diana diane diego dina dion dmitri dolores donald donna doreen dorian doris dorothy doug douglas drew duane duncan
dustin dwayne dwight dylan earl earnest ebony eddie edgar edith edmund eduard eduardo edward edwin edwina effie eileen elaine eleanor
elena eli elias elijah elisa elise eliseo elizabeth ella ellen elliot elliott elmer eloise elsa elsie elvira elvis emanuel emil emilia
emilio emily emma emmanuel emmett enrique eric erica erick erik erin ernest ernesto ervin esteban estela estelle esther ethan ethel
etta eugene eunice eva evan evangeline evelyn everett ezekiel ezra fabian faith farah fatima federico felicia felipe fernanda fernando
fidel fiona flora florence floyd frances francine francis francisca francisco frank franklin fred freda freddie frederick fredrick
freya gabriel gabriela gabrielle gail garrett garth gary gavin gemma genevieve geoffrey george georgina gerald geraldine gerard gerardo
gertrude gianna gilbert gilberto gina gino giovanni gladys glenda glenn gloria goran gordon grace graham greg gregory greta gretchen
griselda guadalupe guillermo gustavo gwen gwendolyn hailey hannah hans harold harriet harry harvey hassan hattie hazel heather hector
heidi helen henrietta henrik henry herbert herman hilary hilda hiroshi holly howard hugh hugo humberto ian ida ignacio imani imelda
ines inez ingeborg ingrid ira irene irma isaac isabel isabella isabelle isaiah ismael ivan jacinta jack jackie jaclyn jacob jacqueline
jacquelyn jada jaime jamal james jamie jan jana jane janelle janet janice janie janine jared jarrod jasmine jason jasper javier jay
jayden jean jeanette jeanne jeannette jeannie jeff jeffery jeffrey jenna jennifer jenny jerald jeremy jermaine jerome jerri jerry jesse
jessica jesus jill jim jimmy joan joann joanna joanne jocelyn jodi jodie joe joel johanna john johnnie johnny jolene jon jonas jonathan
joni jordan jorge jose josefina joseph josephine joshua josie josue joy joyce juan juana juanita judith judy julia julian juliana julie
juliet julio june justin justine kaitlyn kara karen kari karin karina karl karla karyn kasey kate katelyn katherine kathleen kathrine
kathryn kathy katie katrina kayla kayleigh keisha keith kellie kelly kelsey kelvin kendall kendra kenji kenneth kenny kerri kerry kevin
khadija khalid kiara kim kimberly kirsten klaus krista kristen kristin kristina kristine kristy kurt kwame kyle lakisha lamar larry
lars latasha latisha latoya laura lauren lauri laurie laverne lawanda lawrence leah leandro leann lee leif leigh leila lela lena lenora
leo leon leona leonard leonardo leopold leroy leslie lester leticia levi lewis liam lila liliana lillian lillie lina linda lindsay
lindsey linh lionel lisa liza lloyd logan lois loren lorena lorenzo loretta lori lorna lorne lorraine lou louis louise luca lucas lucia
lucien lucille lucinda lucy ludwig luis luisa luke lupe luther luz lydia lyle lynn mabel mable maddie madison maggie malcolm malia
malik mamie mandy manuel marc marcel marcella marcelo marci marcia marco marcus margaret margarita margery margie margo margot
marguerite maria mariah mariam mariana marianne maribel maricela marie marietta marilou marilyn mario marion marisa marisol marissa
maritza marjorie mark marla marlene marlon marsha marta martha martin marty marva marvin mary maryann mason matilda matt matthew mattie
maude maura maureen maurice mauricio max maxine maya mayra megan meghan mei melanie melinda melissa melvin meredith merle meryl mia
micah michael micheal michele michelle miguel mike mikhail mildred miles millicent millie minerva miriam misty mitchell mohamed
mohammad mohammed moises molly mona monica monique morgan morris muhammad muriel myles myra myrna myron myrtle nadia nadine nancy
nanette naomi natalia natalie natasha nathan nathaniel ned neil nellie nelson nestor nettie nicholas nichole nick nicole nikhil nikki
nikolai niles nina noah noel noelle noemi nolan noor nora norbert noreen norma norman octavio olaf olga olivia ollie omar ophelia
orville oscar oswaldo ottilie otto pablo paige pam pamela pascal pat patrice patricia patrick patsy patti patty paul paula pauline
pearlie pedro peggy penny percy perry peter petra phil philip philippa phillip phoebe phyllis pierre priscilla priya quentin quincy
rachael rachel rachelle rafael raheem rajesh ralph ramiro ramon ramona randal randall randolph randy raquel rashad rashid raul ray
raymond rebecca reggie regina reginald reina rena rene renee reuben rex reyna rhoda rhonda ricardo richard rick ricky rigoberto rita
rob robbie robert roberta roberto robin robyn rocio roderick rodney rodolfo rodrigo rogelio roger roland romeo ron ronald ronda ronnie
roosevelt rory rosa rosalia rosalie rosalind rosalyn rosanne rosario roscoe rose roseann rosemary rosetta rosie ross rowena roxanne roy
ruben ruby rudolph rudy rufus rupert russell ruth ryan sabrina sadie sally salvador salvatore sam samantha sameer sami samuel sandeep
sandra sandy sanjay santiago sara sarah sasha saul scott sean sebastian selena selma serena sergio seth shane shanna shannon shari
sharlene sharon shaun shawn sheila shelby sheldon shelia shelly sheri sherman sherri sherrie sherry sherwin sheryl shirin shirley
sidney silas silvia simon simone sofia solomon sonia sonja sonya sophia sophie soren spencer stacey stacy stanley stefan stefanie
stella stephan stephanie stephen steve steven stewart stuart sue sunil susan susana susanna susie suzanne suzette svetlana sybil
sylvester sylvia tabatha tabitha tamara tamika tammy tamra tanisha tanya tara tasha tatiana taylor ted terence teresa teresita terrance
terrell terrence terri terry tessa thaddeus thea thelma thelonious theo theodora theodore theresa therese thomas thurman tiana tiffany
tim timmy timothy tina toby todd tom tommie tommy tonia tony tonya tracey tracie tracy travis trevor tricia trina trisha troy trudy
tyler ulysses ursula usha valeria valerie vance vanessa velma vera verna vernice vernon veronica vicki vickie vicky victor victoria
vijay vilma vincent vincenzo viola violet violeta virgil virginia vivian vladimir wade wallace wally walter wanda warren wayne wendell
wendy werner wesley whitney wilbert wilbur wilfred wilhelmina willa willard william willie willis wilma winifred winston woodrow xavier
xiomara yasmin yasmine yesenia yolanda yolonda yoshiko yuki yusuf yvette yvonne zachariah zachary zelda zoe zora zoya`.split(
    /\s+/,
  ),
);

/** Of families from Ireland and the North, where they are as old as rare. */
const NORTHERN = new Set(
  `aoife astrid bjorn caoimhe cian cillian cormac dagmar darragh eirik eoin grainne gudrun gunnar haakon hjalmar ingvar magnus niamh oisin
olav padraig ragnar roisin saoirse sigrid sigurd sinead siobhan solveig tadhg torbjorn torstein`.split(/\s+/),
);

/** Syllables that given names from Korea are made of. */
const KOREAN = new Set(
  `bin bo byung chan chang chul dae dong eun gi gyu ha hae hee ho hong hoon hun hwa hye hyo hyuk hyun il jae jeong ji jin jong joo joon ju jun
jung kang ki kwang kyu kyung mi min myung na nam ran ryul sang seok seong seung sik soo soon su suk sun sung tae uk won woo wook yeol yeon
yong yoo yoon young yu yul yun`.split(/\s+/),
);

/** Is the word a frequent given name, however it is written? `Mary-Ann` and `Soo-Jin` are two halves of one. */
export const isGivenName = (word: string): boolean => {
  const [first, second, ...others] = plain(word).split('-');
  return (
    [GIVEN, NORTHERN].some((names) => names.has(plain(word))) ||
    (others.length === 0 &&
      second !== undefined &&
      [GIVEN, KOREAN].some((names) => names.has(first!) && names.has(second)))
  );
};

/** `Siobhán`, `Lucía`: these are written with their accents or without them. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
