/** Given names that are frequent in the United States: they tell `Kevin & Dana Whitlock` from the firm `Briar & Oak Carpentry`. */

const GIVEN = new Set(
  `aaron abigail adam adrian agnes aisha alan albert alejandro alex alexander alexis alfred alice alicia alison allen alma alyssa amanda
amber amelia amy ana andrea andrew andy angel angela anita ann anna anne annette annie anthony antonio april ariana arthur ashley
audrey austin barbara beatrice becky benjamin bernard beth bethany betty beverly bill blake bob bobby bonnie brad bradley brandon
brenda brendan brett brian brianna bridget brittany bruce bryan caleb calvin cameron carl carla carlos carmen carol caroline carolyn
carrie catherine cathy charlene charles charlotte chelsea cheryl chris christian christina christine christopher cindy claire clara
clarence claudia cody colleen connie connor corey courtney craig cristina crystal curtis cynthia daisy dale dana daniel danielle darlene
darrell david dawn dean deanna debbie deborah debra denise dennis derek diana diane diego dolores donald donna doris dorothy douglas
duane dustin dylan earl eddie edgar eduardo edward edwin eileen elaine eleanor elena elijah elizabeth ella ellen emily emma eric erica
erik erin ernest esther ethan eugene eva evan evelyn faith felicia fernando florence frances francis francisco frank fred gabriel
gabriela gail gary gavin geoffrey george gerald gilbert gina gladys glenn gloria gordon grace greg gregory guadalupe hailey hannah
harold harry hazel heather hector heidi helen henry holly howard ian ingrid irene irma isaac isabel isabella ivan jack jackie jacob
jacqueline jaime james jamie jan jane janet janice jared jasmine jason javier jay jean jeanette jeff jeffrey jenna jennifer jenny jeremy
jerome jerry jesse jessica jesus jill jim jimmy joan joann joanna joanne jodi joe joel john johnny jon jonathan jordan jorge jose joseph
joshua joy joyce juan juanita judith judy julia julian julie june justin kaitlyn karen karl katelyn katherine kathleen kathryn kathy
katie kayla keith kelly kelsey kenneth kevin kim kimberly kristen kristin kristina kurt kyle larry latoya laura lauren laurie lawrence
leah lee leo leon leonard leslie leticia lillian linda lindsay lindsey lisa lloyd logan lois lori lorraine louis louise lucas lucia
lucille lucy luis luke lydia lynn madison malik manuel marc marcia marcus margaret maria marie marilyn mario marion marissa marjorie mark
marsha martha martin marvin mary mason matthew maureen maurice max megan mei melanie melissa melvin meredith michael michele michelle
miguel mike mildred miriam misty molly monica monique morgan nancy naomi natalie natasha nathan nathaniel neil nicholas nicole nina noah
noor nora norma norman olga olivia oscar pamela patricia patrick paul paula pauline pedro peggy penny peter philip phillip phyllis pierre
priya rachel rafael ralph ramon randall randy raul ray raymond rebecca regina renee rhonda ricardo richard rick ricky rita rob robert
roberta roberto robin rodney roger roland ron ronald rosa rosalind rose rosemary ross roy ruben ruby russell ruth ryan sabrina sally
samantha samuel sandra sandy sara sarah scott sean sebastian sergio seth shane shannon sharon shaun shawn sheila shelby shelly sherri
sherry shirley sidney sofia sonia sophia sophie spencer stacey stacy stanley stephanie stephen steve steven stuart sue susan suzanne
sylvia tabitha tamara tammy tanya tara taylor ted teresa terri terry thelma theodore theresa thomas tiffany tim timothy tina todd tom
tony tonya tracey tracy travis trevor troy tyler valerie vanessa vera vernon veronica victor victoria vincent viola violet virginia
vivian walter wanda warren wayne wendy wesley whitney william willie wilma xavier yesenia yolanda yvette yvonne zachary zoe`.split(
    /\s+/,
  ),
);

/** Is the word a frequent given name, however it is written? */
export const isGivenName = (word: string): boolean => GIVEN.has(word.toLowerCase());
