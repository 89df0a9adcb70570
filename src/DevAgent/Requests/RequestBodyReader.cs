using System.Buffers;
using System.IO.Pipelines;
using Microsoft.AspNetCore.Http;

namespace SpanPack;

/// <summary>Reads bodies, with a length or chunked, up to a size and for a time.</summary>
internal sealed class RequestBodyReader(int maxBytes, TimeSpan timeout)
{
    // What a client claims is not reserved before it comes: fifty claims of 25 MiB cost nothing.
    private const int FirstBlock = 64 * 1024;

    /// <summary>Reads the body of a request.</summary>
    /// <exception cref="OperationCanceledException">The server is stopping.</exception>
    internal async Task<RequestBody> ReadAsync(HttpRequest request, CancellationToken stopping)
    {
        if (request.ContentLength > maxBytes) return new(default, BodyFailure.TooLarge, null);

        var bytes = new ArrayBufferWriter<byte>((int)Math.Clamp(request.ContentLength ?? FirstBlock, 1, FirstBlock));
        using var timer = CancellationTokenSource.CreateLinkedTokenSource(stopping, request.HttpContext.RequestAborted);
        timer.CancelAfter(timeout);
        try
        {
            bool complete = await FillAsync(bytes, request.BodyReader, timer.Token).ConfigureAwait(false);
            return new(bytes.WrittenMemory, complete ? BodyFailure.None : BodyFailure.TooLarge, null);
        }
        catch (OperationCanceledException) when (request.HttpContext.RequestAborted.IsCancellationRequested)
        {
            return new(bytes.WrittenMemory, BodyFailure.Broken, "the client closed the connection");
        }
        catch (OperationCanceledException) when (!stopping.IsCancellationRequested)
        {
            return new(bytes.WrittenMemory, BodyFailure.TimedOut, null);
        }
        catch (IOException problem) // also BadHttpRequestException: the body ends early, or a chunk header is wrong
        {
            return new(bytes.WrittenMemory, BodyFailure.Broken, problem.Message);
        }
    }

    private async Task<bool> FillAsync(ArrayBufferWriter<byte> bytes, PipeReader reader, CancellationToken cancellationToken)
    {
        while (true)
        {
            ReadResult result = await reader.ReadAsync(cancellationToken).ConfigureAwait(false);
            foreach (ReadOnlyMemory<byte> segment in result.Buffer)
            {
                int room = Math.Min(segment.Length, maxBytes - bytes.WrittenCount);
                bytes.Write(segment.Span[..room]);
                if (room == segment.Length) continue;
                reader.AdvanceTo(result.Buffer.Start, result.Buffer.End);
                return false;
            }

            reader.AdvanceTo(result.Buffer.End);
            if (result.IsCompleted) return true;
        }
    }
}
