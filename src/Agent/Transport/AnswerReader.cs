using System.Buffers;
using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>Reads an answer, its body up to a limit.</summary>
internal static class AnswerReader
{
    private const int FirstBytes = 4096; // most answers are rates of some services

    /// <summary>Reads the next status line and its headers, which may be those of an interim answer.</summary>
    /// <exception cref="IOException">The connection ended, or it is not an answer.</exception>
    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    internal static async ValueTask<AnswerHead> ReadHeadAsync(HttpInput input)
    {
        var head = new AnswerHead();
        while (!Take(input, head))
        {
            if (!await input.FillAsync().ConfigureAwait(false))
                throw new IOException("The connection was closed before the end of the answer.");
        }

        return head;
    }

    /// <summary>Reads the body.</summary>
    /// <exception cref="IOException">The connection ended before it.</exception>
    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    internal static async ValueTask<AgentResponse> ReadBodyAsync(AnswerHead head, HttpBody body, int maxBytes)
    {
        byte[] buffer = ArrayPool<byte>.Shared.Rent(Math.Min(maxBytes, FirstBytes));
        int count = 0;
        try
        {
            while (count < maxBytes)
            {
                if (count == buffer.Length) buffer = Grow(buffer);
                int read = await body.ReadAsync(buffer.AsMemory(count, Math.Min(buffer.Length, maxBytes) - count)).ConfigureAwait(false);
                if (read == 0) return head.With(buffer.AsSpan(0, count).ToArray(), isCut: false);
                count += read;
            }

            // One more than is wanted shows whether there is more. Not into the buffer, which would be doubled for it.
            bool isCut = await body.ReadAsync(new byte[1]).ConfigureAwait(false) > 0;
            return head.With(buffer.AsSpan(0, count).ToArray(), isCut);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }
    }

    private static bool Take(HttpInput input, AnswerHead head)
    {
        while (input.TryReadLine(out ReadOnlySpan<byte> line))
        {
            if (head.Add(line)) return true;
        }

        return false;
    }

    private static byte[] Grow(byte[] full)
    {
        byte[] larger = ArrayPool<byte>.Shared.Rent(2 * full.Length);
        full.CopyTo(larger, 0);
        ArrayPool<byte>.Shared.Return(full);
        return larger;
    }
}
