namespace SpanPack.Generators.Model;

/// <summary>One member of an enum.</summary>
/// <param name="Name">Its name, for a comment.</param>
/// <param name="Value">Its value as a decimal literal: a member may be too obsolete to be named in code.</param>
/// <param name="Text">The text that is sent for it.</param>
/// <param name="IsAlias">Whether an earlier member has the same value; such a text is only read.</param>
internal sealed record EnumMemberModel(string Name, string Value, string Text, bool IsAlias);
