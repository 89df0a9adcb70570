using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Features;

namespace SpanPack;

/// <summary>Takes a saved payload, or a file of OTLP, and shows it among the others.</summary>
/// <param name="state">The state of the server.</param>
/// <param name="offer">Takes a payload, if there is room for it.</param>
/// <param name="waitUntilIdle">Ends when the payloads that were taken can be queried.</param>
internal sealed class ImportEndpoint(PageState state, Func<PagePayload, bool> offer, Func<Task> waitUntilIdle)
{
    private const int MaxBytes = 64 * 1024 * 1024;
    private const int MaxNameUnits = 200;

    private static readonly SemaphoreSlim s_reading = new(1); // one file at a time is in memory beside those that are kept

    internal async Task AnswerAsync(HttpContext context)
    {
        if (context.Features.Get<IHttpMaxRequestBodySizeFeature>() is { IsReadOnly: false } limit) limit.MaxRequestBodySize = MaxBytes;
        if (context.Request.ContentLength > MaxBytes) throw TooLarge();
        string name = ListText.Cut(new PageQuery(context).Text("name") ?? "file", MaxNameUnits);
        await s_reading.WaitAsync(context.RequestAborted).ConfigureAwait(false);
        try
        {
            PagePayload payload = ImportedFile.Read(name, await ReadAsync(context.Request).ConfigureAwait(false));
            long before = state.Store.Counts.Spans;
            if (!offer(payload))
            {
                throw new PageException(
                    StatusCodes.Status413PayloadTooLarge, "size", "there is no room for the file; --keep sets how much is kept");
            }

            await waitUntilIdle().ConfigureAwait(false);
            var answer = new ImportAnswer { File = name, Format = payload.Format.GetName(), Spans = state.Store.Counts.Spans - before };
            await JsonAnswer.WriteAsync(context, answer, PageJson.Default.ImportAnswer).ConfigureAwait(false);
        }
        finally
        {
            s_reading.Release();
        }
    }

    private static async Task<byte[]> ReadAsync(HttpRequest request)
    {
        using var body = new MemoryStream();
        try
        {
            await request.Body.CopyToAsync(body, request.HttpContext.RequestAborted).ConfigureAwait(false);
        }
        catch (BadHttpRequestException problem) when (problem.StatusCode == StatusCodes.Status413PayloadTooLarge)
        {
            throw TooLarge();
        }

        return body.ToArray();
    }

    private static PageException TooLarge()
        => new(StatusCodes.Status413PayloadTooLarge, "size", $"a file may have {MaxBytes / (1024 * 1024)} MiB");
}
