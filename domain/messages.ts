/** Every sentence a user can read that is not a question of the questionnaire: errors, toasts, confirmations, validation. */
import type { FailureCode } from './documents/extraction.ts';

const list = (items: readonly string[]) => items.join(', ');

export const messages = {
  field: {
    notText: 'Enter text here',
    notNumber: 'Enter a number',
    wholeNumber: 'Enter a whole number',
    notYesNo: 'Answer yes or no',
    notObject: 'This part of the questionnaire is not in the expected form',
    tooLong: (cap: number) => `Use at most ${cap.toLocaleString('en-US')} characters`,
    tooMany: (cap: number) => `Use at most ${cap} entries`,
    between: (low: number, high: number) => `Enter a number from ${low} to ${high}`,
    atLeast: (low: number) => `Enter a number of at least ${low}`,
    atMost: (high: number) => `Enter a number of at most ${high}`,
    textOrList: (cap: number, entries: number) =>
      `Enter a text, or up to ${entries} entries, of at most ${cap} characters each`,
    email: 'Enter an email address like name@example.com',
    url: 'Enter a web address like https://example.com',
    phone: 'Enter a phone number with area code, like (555) 123-4567',
    ssn: 'Enter the nine digits of the SSN, like 123-45-6789',
    ein: 'Enter the nine digits of the EIN, like 12-3456789',
    date: 'Enter a real date, like 05/17/1980',
    inFuture: 'This date is in the future',
    choice: (options: readonly string[]) => `Choose one of: ${list(options)}`,
    /** Beside the field, never a refusal (DECISIONS 23). */
    unusualSsn: 'This is an unusual SSN. Please check it; you can keep it if it is right.',
    unusualEin: 'This EIN starts with an unusual prefix. Please check it; you can keep it if it is right.',
  },

  account: {
    fullNameRequired: 'Full name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Email is invalid',
    passwordRequired: 'Password is required',
    passwordTooShort: (length: number) => `Password must be at least ${length} characters`,
    newPasswordTooShort: (length: number) => `New password must be at least ${length} characters`,
    confirmRequired: 'Please confirm your password',
    currentPasswordRequired: 'Current password is required',
    passwordsDiffer: 'Passwords do not match',
    newPasswordsDiffer: 'New passwords do not match',
    passwordTooLong: 'Use at most 1,000 characters',
    passwordTooCommon: 'This password is too common. Choose one that is harder to guess.',
    nameTooLong: 'Use at most 200 characters',
    emailTaken: 'An account with this email already exists. Sign in, or reset your password.',
    wrongCredentials: 'Invalid email or password',
    wrongCurrentPassword: 'Current password is incorrect',
    tooManyLogins: 'Too many attempts. Please wait a few minutes and try again.',
    tooManyFailures:
      'There were too many failed sign-ins. Please reset your password with "Forgot your password?".',
    signInAgain: 'Your session has ended. Please sign in again.',
    notSignedIn: 'Please sign in to continue.',
    resetSent: 'If an account exists for this address, a reset link is on its way.',
    resetInvalid: 'This reset link is invalid or has expired. Please request a new one.',
    resetDone: 'Your password has been reset. Please sign in.',
    loggedOut: 'Logged out',
    passwordChanged: 'Password changed',
    accountDeleted: 'Account deleted',
  },

  http: {
    notFound: 'Not found',
    noSuchCall: 'There is no such call',
    methodNotAllowed: 'This call does not support that method',
    unsupportedType: 'Send this request as JSON (Content-Type: application/json)',
    notMultipart: 'Send the file as multipart/form-data',
    malformed: 'The request could not be understood',
    malformedJson: 'The request body is not valid JSON',
    tooDeep: 'The request body is nested too deeply',
    tooLarge: 'The request is too large',
    tooSlow: 'The request took too long to arrive. Please check your connection and try again.',
    invalid: 'Please check the highlighted fields',
    rateLimited: 'Too many requests. Please wait a moment and try again.',
    unavailable: 'The service is temporarily unavailable. Please try again in a moment.',
    internal: 'Something went wrong on our side. Nothing you entered was lost; please try again.',
  },

  questionnaire: {
    submittedReadOnly: 'This questionnaire has been submitted and can no longer be changed.',
    alreadySubmitted: 'This questionnaire has already been submitted.',
    nothingToSubmit: 'Nothing has been saved yet. Save at least one step, then submit.',
    stale:
      'This questionnaire was changed in another window. Your entries are still here: compare them and save again.',
    unknownSnapshot: 'There is nothing to undo here any more.',
    undone: 'The answers from before this document are back.',
    testPersonal: 'Test personal data populated',
    testBusiness: 'Test business data populated',
    testPeople: 'Test people created',
    submitted: 'Questionnaire submitted',
    thanks: 'Thank you: your questionnaire is with your bookkeeper.',
    draftSaved: 'Draft saved',
    draftForgotten: 'Draft removed',
    draftNotSaved: 'Your typing could not be kept as a draft. Save the step to be sure.',
    draftFound: 'You typed answers here earlier that were not saved.',
    undoFailed: 'This could not be undone. Please try again.',
    loadChangesFailed: 'What your documents changed could not be loaded.',
    place: (step: number, of: number) => `Step ${step} of ${of}`,
    answerWhatYouCan: 'Nothing is required. Answer what you can; come back any time until you submit.',
    showStepNames: 'Show step names',
    hideStepNames: 'Hide step names',
    choosePerson: 'Choose a person to fill in the form below. Nothing is saved until you save the step.',
    noForm: (title: string) => `Form for ${title} - Implementation needed`,
  },

  documents: {
    fileMissing: 'Choose a file to upload.',
    oneFileOnly: 'Upload one file at a time.',
    unknownType: 'Choose what kind of document this is.',
    empty: 'This file is empty. Please choose another one.',
    tooLarge: 'This file is larger than 10 MB. Please upload a smaller one.',
    notAccepted: 'This kind of file cannot be read. Upload a PDF, an image, or a Word or Excel document.',
    notWhatItSays:
      'This file is not what its name says. Upload a PDF, an image, or a Word or Excel document.',
    notFound: 'This document no longer exists.',
    submittedReadOnly: 'Documents can no longer be changed: the questionnaire has been submitted.',
    quota: 'You have reached the limit of stored documents. Remove one you no longer need, then try again.',
    removed: 'Document removed',
    downloadFailed: 'The document could not be downloaded. Please try again.',
    accepts: 'PDF, images, or Office documents up to 10MB',
    chooseOne: 'Click or drag a file here',
    replaceThis: 'Click or drag to replace this document',
    dropHere: 'Drop the file here',
    noneOfThisType: 'None uploaded',
    noneYet: 'No documents uploaded yet',
    count: (count: number) => `${count} ${count === 1 ? 'document' : 'documents'} uploaded`,
    uncertain: 'This was hard to read. Compare it with the document.',
    noPicture: 'There is no picture of this place: the document may have been removed.',
    stillThere: 'The earlier document is still in place.',
    password: 'Password of this PDF',
    sendPassword: 'Read with password',
    passwordNote: 'It is used once to read this document and is not kept.',
    passwordMissing: 'Enter the password of this PDF.',
    passwordTooLong: 'The password of a PDF has at most 127 characters.',
    passwordNotNeeded: 'This document is not waiting for a password.',
  },

  /** Where an answer came from. */
  provenance: {
    /** `source`: `1040, page 1`. */
    from: (source: string) => `From ${source}`,
    /** Heard after the above: which answer is meant. */
    whereFrom: (label: string) => `, where ${label} came from`,
    pleaseCheck: 'Please check',
    filledIn: (count: number, files: readonly string[]) =>
      `${count} ${count === 1 ? 'answer was' : 'answers were'} filled in from ${list(files)}. The small page beside an answer shows where it was read.`,
    uncertain: (count: number) =>
      `${count} ${count === 1 ? 'was' : 'were'} hard to read and ${count === 1 ? 'is' : 'are'} marked "Please check".`,
  },

  /** Why a document could not be read, and what to do. */
  extraction: {
    'empty-file': 'This file is empty. Please upload it again.',
    'not-readable':
      'This file could not be read. Please check that it opens on your computer, then upload it again.',
    'password-protected':
      'This PDF is protected with a password. Enter its password, or upload a copy without one.',
    'wrong-password': 'That password did not open this PDF. Please check it and enter it again.',
    'broken-pdf': 'This PDF is damaged and could not be opened. Please download or scan it again.',
    'no-pages': 'This PDF has no pages. Please upload another file.',
    'xfa-only':
      'This PDF holds a form that only Adobe software can show. Open it there, print it to a new PDF and upload that.',
    'nothing-legible':
      'Nothing legible was found on this document. A sharper, brighter picture usually helps.',
    'too-many-scanned-pages':
      'This PDF has too many scanned pages to read. Please upload just the pages that matter.',
    'could-not-rasterise':
      'The pages of this PDF could not be turned into images. Please upload a picture of each page.',
    'unsupported-office-file':
      'This Office file is in a format that cannot be read. Save it as PDF and upload that.',
    'archive-too-large': 'This Office file is too large once unpacked. Save it as PDF and upload that.',
    'image-too-large': 'This picture has too many pixels to be read. Please upload a smaller one.',
    'image-too-small':
      'This picture is too small to be read. Please take it again from closer or at a higher resolution.',
    'took-too-long':
      'Reading this document took too long, so it was stopped. Please upload just the pages that matter.',
    'took-too-much-memory':
      'This document needs too much memory to be read. Please upload just the pages that matter.',
    'reader-crashed': 'This document could not be read. Please upload it as a picture or as another PDF.',
  } satisfies Record<FailureCode, string>,

  people: {
    notFound: 'This person no longer exists.',
    deleted: 'Person deleted',
  },

  data: { cleared: 'All data cleared' },

  /** SPEC section 8, letter for letter. */
  toast: {
    loginSuccess: 'Login successful!',
    loginFailed: 'Login failed',
    registerSuccess: 'Registration successful!',
    registerFailed: 'Registration failed',
    loggedOut: 'Logged out successfully',
    resetMailSent: 'Password reset email sent!',
    resetMailFailed: 'Failed to send reset email',
    resetSuccess: 'Password reset successful!',
    resetFailed: 'Password reset failed',
    questionnaireSaved: 'Questionnaire saved successfully',
    questionnaireSubmitted: 'Questionnaire submitted successfully!',
    stepSaved: 'Step saved successfully!',
    uploaded: (typeLabel: string) => `${typeLabel} uploaded successfully!`,
    documentReplaced: 'Document replaced successfully!',
    documentRemoved: 'Document removed successfully',
    personDeleted: 'Person deleted successfully',
    extracted: 'Document data extracted and forms populated successfully!',
    sectionUpdated: 'Section updated successfully',
    profileUpdated: 'Profile updated successfully',
    passwordChanged: 'Password changed successfully',
    accountDeleted: 'Account deleted successfully',
    allDataCleared: 'All data cleared successfully!',
    testPersonal: 'Test personal data populated!',
    testBusiness: 'Test business data populated!',
    testPeople: 'Test people created successfully!',
    loadDocumentsFailed: 'Failed to load existing documents',
    uploadFailed: 'Failed to upload document',
    needsConversion: 'PDF requires conversion. See guidance below.',
    removeDocumentFailed: 'Failed to remove document',
    replaceDocumentFailed: 'Failed to replace document',
    deletePersonFailed: 'Failed to delete person',
    saveFailed: 'Failed to save questionnaire',
    submitFailed: 'Failed to submit questionnaire',
    saveStepFailed: 'Failed to save step',
    processExtractedFailed: 'Failed to process extracted data',
    testPersonalFailed: 'Failed to populate test personal data',
    testBusinessFailed: 'Failed to populate test business data',
    testPeopleFailed: 'Failed to create test people',
    loadQuestionnaireFailed: 'Failed to load questionnaire',
    viewDocumentsFailed: 'Failed to load documents',
    updateSectionFailed: 'Failed to update section',
    loadStatusFailed: 'Failed to load questionnaire status',
    loadPeopleFailed: 'Failed to load people',
    clearAllFailed: 'Failed to clear all data',
    updateProfileFailed: 'Failed to update profile',
    changePasswordFailed: 'Failed to change password',
    deleteAccountFailed: 'Failed to delete account',
  },

  confirm: {
    deletePerson: 'Are you sure you want to delete this person? This action cannot be undone.',
    deleteAccount: 'Are you sure you want to delete your account? This action cannot be undone.',
    clearAllPhrase: 'DELETE ALL',
    leaveUnsaved:
      'Some of your answers are not saved yet. What you typed is kept as a draft, but it counts only once you save the step.',
  },

  view: {
    notProvided: 'Not provided',
    none: 'None',
    yes: 'Yes',
    no: 'No',
    notAvailable: 'N/A',
    unknownName: 'Unknown Name',
    never: 'Never',
    notSubmitted: 'Not submitted yet: you can still change these answers.',
    couldNotLoad: 'This could not be loaded.',
    pageBroken: 'Something went wrong',
    couldNotShow: 'This page could not be shown.',
    savedIsSafe: 'What you saved is safe. Check your connection, then try again.',
  },
} as const;
