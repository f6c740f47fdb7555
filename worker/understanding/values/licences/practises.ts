/** What licences say of people alone: that they may practice, or proved what that takes. */

/** `is hereby licensed to practice`, `having given satisfactory evidence of the qualifications`, `having passed the examination`. */
export const PRACTISES =
  /\b(?:licensed|registered|certified|authorized|entitled|qualified) to practice\b|\bhaving (?:given|submitted|presented|furnished) (?:satisfactory |sufficient )?(?:evidence|proof) of (?:(?:the|his|her|their) )?(?:required )?(?:qualifications|fitness|competency?)\b|\bhaving (?:successfully )?passed the (?:[a-z]+ )?examinations?\b/i;
