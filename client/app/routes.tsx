/** Every route of the portal, who may go there, and which page stands there. */
import { Navigate, type RouteObject } from 'react-router-dom';
import { ForgotPasswordPage } from '../pages/forgotPassword/ForgotPasswordPage.tsx';
import { LoginPage } from '../pages/login/LoginPage.tsx';
import { RegisterPage } from '../pages/register/RegisterPage.tsx';
import { ResetPasswordPage } from '../pages/resetPassword/ResetPasswordPage.tsx';
import { DashboardPage, ProfilePage, QuestionnairePage, Shell, SubmittedViewPage } from './pages.ts';
import { PublicOnly } from './PublicOnly.tsx';
import { RequireUser } from './RequireUser.tsx';
import { RouteError } from './RouteError.tsx';

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
