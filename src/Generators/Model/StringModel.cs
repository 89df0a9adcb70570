namespace SpanPack.Generators.Model;

/// <summary>A member that returns one encoded string.</summary>
internal sealed record StringModel(BytesMember Member, string Text);
