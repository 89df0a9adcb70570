namespace SpanPack;

/// <summary>The limits of reading a body, in bytes.</summary>
/// <param name="MaxBytes">A larger body is refused.</param>
/// <param name="StopAt">
/// The number of bytes after which reading stops. At most <see cref="MaxBytes"/>, or the largest number for a body that is read to its end.
/// </param>
internal readonly record struct BodyLimits(int MaxBytes, int StopAt = int.MaxValue)
{
    /// <summary>Gets the limits for half of a body. Without a known length, half is one byte.</summary>
    internal static BodyLimits Half(int maxBytes, long? length) => new(maxBytes, (int)Math.Min(maxBytes, length / 2 ?? 1));
}
