namespace SpanPack.Architecture.Tests.Texts;

/// <summary>
/// A text that users or contributors read: its file from the root of the repository, its line from 1, and its words without markup.
/// </summary>
internal sealed record PublicText(string Path, int Line, TextKind Kind, string Value);
