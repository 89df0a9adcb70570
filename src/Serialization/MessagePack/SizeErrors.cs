using System.Diagnostics.CodeAnalysis;

namespace SpanPack;

/// <summary>Throws when sizes exceed a limit, out of line, so that callers stay small.</summary>
internal static class SizeErrors
{
    /// <exception cref="InvalidOperationException">Always.</exception>
    [DoesNotReturn]
    internal static void ThrowTooLarge()
        => throw new InvalidOperationException("A trace payload cannot be larger than an array: about 2 GiB.");

    /// <exception cref="InvalidOperationException">Always.</exception>
    [DoesNotReturn]
    internal static void ThrowTooShort(int length, int asked)
        => throw new InvalidOperationException($"The pool returned an array of {length} bytes; {asked} were asked for. "
            + "ArrayPool<byte>.Rent must return at least as many as asked for.");
}
