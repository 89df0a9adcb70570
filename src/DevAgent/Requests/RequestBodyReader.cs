using System.IO.Pipelines;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Reads bodies, with a length or chunked, up to a size and within a time.</summary>
internal sealed class RequestBodyReader(TimeSpan timeout, RequestLog log, BodyBlocks blocks)
{
    /// <summary>Reads the body of a request.</summary>
    /// <param name="request">The request.</param>
    /// <param name="limits">The limits of reading.</param>
    /// <param name="room">Counts the memory of the body.</param>
    /// <param name="stopping">The server is stopping.</param>
    /// <exception cref="OperationCanceledException">The server is stopping.</exception>
    internal async Task<ReceivedBody> ReadAsync(HttpRequest request, BodyLimits limits, BodyRoom room, CancellationToken stopping)
    {
        try
        {
            return await ReadWithinHeapAsync(request, limits, room, stopping).ConfigureAwait(false);
        }
        catch (OutOfMemoryException) // the heap has a limit, and other bodies fill it
        {
            return new(default, BodyFailure.NoRoom, null);
        }
    }

    private async Task<ReceivedBody> ReadWithinHeapAsync(
        HttpRequest request, BodyLimits limits, BodyRoom room, CancellationToken stopping)
    {
        if (request.ContentLength > limits.MaxBytes) return new(default, BodyFailure.TooLarge, null);

        using var body = new BodyBuffer(blocks, log, room);
        using var clock = CancellationTokenSource.CreateLinkedTokenSource(stopping, request.HttpContext.RequestAborted);
        clock.CancelAfter(timeout);
        try
        {
            bool complete = await FillAsync(body, request.BodyReader, limits, clock).ConfigureAwait(false);
            return new(body.ToArray(),
                complete ? BodyFailure.None : body.Length == limits.StopAt ? BodyFailure.Stopped : BodyFailure.TooLarge, null);
        }
        catch (OperationCanceledException) when (request.HttpContext.RequestAborted.IsCancellationRequested)
        {
            return new(body.ToArray(), BodyFailure.Broken, "the client closed the connection");
        }
        catch (OperationCanceledException) when (body.IsWaiting && !stopping.IsCancellationRequested)
        {
            return new(default, BodyFailure.NoRoom, null);
        }
        catch (OperationCanceledException) when (!stopping.IsCancellationRequested)
        {
            return new(body.ToArray(), BodyFailure.TimedOut, null);
        }
        catch (IOException problem) // also BadHttpRequestException: the body ends early, or a chunk header is wrong
        {
            return new(body.ToArray(), BodyFailure.Broken, problem.Message);
        }
    }

    private async Task<bool> FillAsync(BodyBuffer body, PipeReader reader, BodyLimits limits, CancellationTokenSource clock)
    {
        int end = Math.Min(limits.MaxBytes, limits.StopAt);
        while (true)
        {
            ReadResult result = await reader.ReadAsync(clock.Token).ConfigureAwait(false);
            foreach (ReadOnlyMemory<byte> segment in result.Buffer)
            {
                int wanted = Math.Min(segment.Length, end - body.Length);
                await body.AddAsync(segment[..wanted], clock, timeout).ConfigureAwait(false);
                if (wanted == segment.Length) continue;
                reader.AdvanceTo(result.Buffer.Start, result.Buffer.End);
                return false;
            }

            reader.AdvanceTo(result.Buffer.End);
            if (result.IsCompleted) return true;
            if (body.Length == limits.StopAt) return false;
        }
    }
}
