namespace SpanPack;

/// <summary>Finds the start of a name's value.</summary>
/// <param name="text">The text.</param>
/// <param name="word">The start of the word in the name that suggests a secret.</param>
/// <param name="nameEnd">The end of the name.</param>
/// <returns>The start of the value; -1 when there is none.</returns>
internal delegate int SecretValueFinder(ReadOnlySpan<char> text, int word, int nameEnd);
