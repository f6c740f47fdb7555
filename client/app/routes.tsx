/** Every route of the portal, who may go there, and which page stands there. */
import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { ForgotPasswordPage } from '../pages/forgotPassword/ForgotPasswordPage.tsx';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { RegisterPage } from '../pages/register/RegisterPage.tsx';
import { ResetPasswordPage } from '../pages/resetPassword/ResetPasswordPage.tsx';
import { loadDashboard, loadProfile, loadQuestionnaire, loadShell, loadView } from './pageCode.ts';
import { PublicOnly } from './PublicOnly.tsx';
import { RequireUser } from './RequireUser.tsx';
import { RouteError } from './RouteError.tsx';

// what only signed-in people see is loaded when they are
const Shell = lazy(async () => ({ default: (await loadShell()).Shell }));
const DashboardPage = lazy(async () => ({ default: (await loadDashboard()).DashboardPage }));
const QuestionnairePage = lazy(async () => ({ default: (await loadQuestionnaire()).QuestionnairePage }));
const SubmittedViewPage = lazy(async () => ({ default: (await loadView()).SubmittedViewPage }));
const ProfilePage = lazy(async () => ({ default: (await loadProfile()).ProfilePage }));

const toDashboard = <Navigate to="/dashboard" replace />;

const publicRoutes: RouteObject = {
  element: <PublicOnly />,
  children: [
    { path: '/login', element: <LoginPage /> },
    { path: '/register', element: <RegisterPage /> },
    { path: '/forgot-password', element: <ForgotPasswordPage /> },
    { path: '/reset-password', element: <ResetPasswordPage /> },
  ],
};

const userRoutes: RouteObject = {
  element: (
    <RequireUser>
      <Shell />
    </RequireUser>
  ),
  children: [
    {
      errorElement: <RouteError />,
      children: [
        { path: '/', element: toDashboard },
        { path: '/dashboard', element: <DashboardPage /> },
        { path: '/questionnaire', element: <QuestionnairePage /> },
        { path: '/questionnaire/view', element: <SubmittedViewPage /> },
        { path: '/profile', element: <ProfilePage /> },
      ],
    },
  ],
};

export const routes: RouteObject[] = [
  {
    errorElement: (
      <main>
        <RouteError />
      </main>
    ),
    children: [publicRoutes, userRoutes, { path: '*', element: toDashboard }],
  },
];
