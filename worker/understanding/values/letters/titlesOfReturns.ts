/** The titles of federal income tax returns as letters write them behind the year; for a regular expression without case. */
export const TITLES_OF_RETURNS = String.raw`(?:individual|corporation) income tax returns?|income tax return for an s corporation|return of partnership income`;
