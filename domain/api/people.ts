/** People found on documents. */
import { z } from 'zod';
import { call, done } from './call.ts';

const address = z.object({ street: z.string(), city: z.string(), state: z.string(), zipCode: z.string() });

export const extractedPerson = z.object({
  fullName: z.string(),
  ssn: z.string(),
  dateOfBirth: z.string(),
  gender: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  maritalStatus: z.string(),
  numberOfDependents: z.number(),
  homeAddress: address,
  employmentType: z.string(),
});

export const person = z.object({
  _id: z.string(),
  personId: z.string(),
  personType: z.enum(['primary', 'spouse']),
  ssn: z.string(),
  personalInfo: z.object({
    fullName: z.string(),
    dateOfBirth: z.string(),
    gender: z.string(),
    phoneNumber: z.string(),
    email: z.string(),
    maritalStatus: z.string(),
    numberOfDependents: z.number(),
    homeAddress: address,
  }),
  employmentStatus: z.object({ employmentType: z.string() }),
  sourceDocument: z.object({ documentType: z.string(), extractedAt: z.string() }),
});

export const peopleCalls = {
  listPeople: call({
    method: 'get',
    path: '/api/ai/people',
    summary: 'People found on documents: at most one primary applicant and one spouse',
    access: 'user',
    answer: z.object({ success: z.literal(true), people: z.array(person) }),
  }),
  deletePerson: call({
    method: 'delete',
    path: '/api/ai/people/{personId}',
    summary: 'Delete a person',
    access: 'user',
    answer: done,
  }),
};
