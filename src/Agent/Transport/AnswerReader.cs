using System.Buffers;
using System.Net.Http.Headers;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Reads an answer up to a limit.</summary>
internal static class AnswerReader
{
    private const int FirstBytes = 4096; // most answers are rates of some services
    private const int MaxHeaderChars = 1024;

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    internal static async ValueTask<AgentResponse> ReadAsync(HttpResponseMessage message, int maxBytes, CancellationToken cancellation)
    {
        byte[] buffer = ArrayPool<byte>.Shared.Rent(Math.Min(maxBytes, FirstBytes));
        int count = 0;
        try
        {
            Stream stream = message.Content.ReadAsStream(cancellation); // waits for nothing: only headers are read so far
            while (count < maxBytes)
            {
                if (count == buffer.Length) buffer = Grow(buffer);
                int read = await stream.ReadAsync(buffer.AsMemory(count, Math.Min(buffer.Length, maxBytes) - count), cancellation)
                    .ConfigureAwait(false);
                if (read == 0) return Create(message, buffer.AsSpan(0, count), isCut: false);
                count += read;
            }

            // One more than is wanted shows whether there is more. Not into the buffer, which would be doubled for it.
            bool isCut = await stream.ReadAsync(new byte[1], cancellation).ConfigureAwait(false) > 0;
            return Create(message, buffer.AsSpan(0, count), isCut);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    private static byte[] Grow(byte[] full)
    {
        byte[] larger = ArrayPool<byte>.Shared.Rent(2 * full.Length);
        full.CopyTo(larger, 0);
        ArrayPool<byte>.Shared.Return(full);
        return larger;
    }

    private static AgentResponse Create(HttpResponseMessage message, ReadOnlySpan<byte> body, bool isCut)
    {
        HttpHeadersNonValidated headers = message.Headers.NonValidated;
        return new AgentResponse((int)message.StatusCode, body.ToArray())
        {
            IsCut = isCut,
            AgentVersion = TextOf(headers, "Datadog-Agent-Version"),
            AgentState = TextOf(headers, "Datadog-Agent-State"),
            RatesVersion = TextOf(headers, "Datadog-Rates-Payload-Version"),
        };
    }

    // The first of several. What could not be sent back is as good as nothing.
    private static string? TextOf(HttpHeadersNonValidated headers, string name)
    {
        if (!headers.TryGetValues(name, out HeaderStringValues values)) return null;
        foreach (string value in values) return value.Length <= MaxHeaderChars && HeaderValue.IsValue(value) ? value : null;
        return null;
    }
}
