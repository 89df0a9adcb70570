using System.Diagnostics;

namespace WebShop;

/// <summary>Says that what an activity stands for has failed, as the semantic conventions ask for.</summary>
internal static class FailedActivity
{
    /// <summary>
    /// Marks the activity as an error, with the exception as an event. The framework does this for requests and calls, not for activities
    /// of one's own.
    /// </summary>
    internal static void Fail(this Activity? activity, Exception problem)
    {
        activity?.AddException(problem);
        activity?.SetTag("error.type", problem.GetType().FullName);
        activity?.SetStatus(ActivityStatusCode.Error, problem.Message);
    }
}
