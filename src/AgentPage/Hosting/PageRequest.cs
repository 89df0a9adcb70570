using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Checks one request and answers it, with an error if something is wrong.</summary>
internal static class PageRequest
{
    internal static async Task AnswerAsync(HttpContext context, PageGuard guard, RequestDelegate next)
    {
        PageGuard.SetHeaders(context);
        try
        {
            guard.Check(context);
            await next(context).ConfigureAwait(false);
        }
        catch (PageException problem)
        {
            await JsonAnswer.WriteErrorAsync(context, problem.Status, problem.Detail).ConfigureAwait(false);
        }
        catch (Exception problem) when (problem is ExportTooLargeException or TraceFormatException)
        {
            await JsonAnswer.WriteErrorAsync(context, StatusCodes.Status413PayloadTooLarge,
                new ErrorDetail { Code = "size", Message = problem.Message })
                .ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (context.RequestAborted.IsCancellationRequested)
        {
            // Nobody waits for the answer.
        }
    }
}
