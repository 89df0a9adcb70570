namespace SpanPack.Generators.Model;

/// <summary>A tag that is kept as text, and its members when the property is of an enum type.</summary>
internal sealed record TagModel(string Key, TagProperty Property, EnumModel? Enum);
