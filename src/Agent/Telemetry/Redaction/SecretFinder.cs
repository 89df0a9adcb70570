namespace SpanPack;

/// <summary>Finds the next secret of one kind.</summary>
/// <param name="text">The text.</param>
/// <param name="at">The index to start at; set to the start of the secret.</param>
/// <param name="length">Its length in characters.</param>
/// <returns>Whether there is one.</returns>
internal delegate bool SecretFinder(ReadOnlySpan<char> text, ref int at, out int length);
