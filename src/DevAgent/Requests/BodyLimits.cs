namespace SpanPack;

/// <summary>How much of a body is read, in bytes.</summary>
/// <param name="MaxBytes">A larger body is refused.</param>
/// <param name="StopAt">What comes after so many bytes is not waited for. At most <see cref="MaxBytes"/>, or the largest number for a body that is read to its end.</param>
internal readonly record struct BodyLimits(int MaxBytes, int StopAt = int.MaxValue)
{
    /// <summary>Gets the limits for half of a body. Of one that does not tell its length the half is a byte.</summary>
    internal static BodyLimits Half(int maxBytes, long? length) => new(maxBytes, (int)Math.Min(maxBytes, length / 2 ?? 1));
}
