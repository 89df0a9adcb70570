namespace SpanPack;

/// <summary>Finds the first word that names a secret.</summary>
/// <param name="text">The text.</param>
/// <param name="from">Where to begin.</param>
/// <param name="length">How long the word is, in characters.</param>
/// <returns>Where it begins; -1 when there is none.</returns>
internal delegate int SecretWordFinder(ReadOnlySpan<char> text, int from, out int length);
