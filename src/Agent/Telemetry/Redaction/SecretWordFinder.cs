namespace SpanPack;

/// <summary>Finds the first word that names a secret.</summary>
/// <param name="text">The text.</param>
/// <param name="from">The index to start at.</param>
/// <param name="length">The length of the word in characters.</param>
/// <returns>Its start; -1 when there is none.</returns>
internal delegate int SecretWordFinder(ReadOnlySpan<char> text, int from, out int length);
