/** What is checked in the browser before an account form is sent. */
import { isEmail } from '#domain/account/email';
import { MIN_PASSWORD_LENGTH, passwordProblem } from '#domain/account/password';
import { messages } from '#domain/messages';
import type { Check } from '../../fields/checkedForm/useCheckedForm.ts';

const account = messages.account;

function confirmProblem(password = '', confirmation = ''): string | undefined {
  if (confirmation === '') return account.confirmRequired;
  return confirmation === password ? undefined : account.passwordsDiffer;
}

function emailProblem(email = ''): string | undefined {
  if (email.trim() === '') return account.emailRequired;
  return isEmail(email.trim()) ? undefined : account.emailInvalid;
}

/** A password and its confirmation; the minimum is the server's. */
export const checkNewPassword =
  (minLength: number = MIN_PASSWORD_LENGTH): Check =>
  ({ password = '', confirmPassword }) => ({
    password: passwordProblem(password, minLength),
    confirmPassword: confirmProblem(password, confirmPassword),
  });

export const checkRegistration =
  (minLength?: number): Check =>
  (values) => ({
    fullName: values.fullName?.trim() ? undefined : account.fullNameRequired,
    email: emailProblem(values.email),
    ...checkNewPassword(minLength)(values),
  });

/** Name and email of the profile. */
export const checkProfile: Check = ({ fullName, email }) => ({
  fullName: fullName?.trim() ? undefined : account.fullNameRequired,
  email: emailProblem(email),
});

export const checkPasswordChange =
  (minLength: number = MIN_PASSWORD_LENGTH): Check =>
  ({ currentPassword, newPassword = '', confirmPassword }) => {
    const isShort = [...newPassword].length < minLength;
    return {
      currentPassword: currentPassword ? undefined : account.currentPasswordRequired,
      newPassword: isShort ? account.newPasswordTooShort(minLength) : passwordProblem(newPassword, minLength),
      confirmPassword: confirmPassword === newPassword ? undefined : account.newPasswordsDiffer,
    };
  };
