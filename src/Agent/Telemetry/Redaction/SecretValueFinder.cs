namespace SpanPack;

/// <summary>Finds where the value of a name begins.</summary>
/// <param name="text">The text.</param>
/// <param name="word">Where the word of the name begins that says that it is a secret.</param>
/// <param name="nameEnd">Where the name ends.</param>
/// <returns>Where the value begins; -1 when there is none.</returns>
internal delegate int SecretValueFinder(ReadOnlySpan<char> text, int word, int nameEnd);
