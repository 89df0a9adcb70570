namespace SpanPack;

/// <summary>Finds the next secret of one kind.</summary>
/// <param name="text">The text.</param>
/// <param name="at">Where to begin; where the secret begins.</param>
/// <param name="length">How long it is, in characters.</param>
/// <returns>Whether there is one.</returns>
internal delegate bool SecretFinder(ReadOnlySpan<char> text, ref int at, out int length);
