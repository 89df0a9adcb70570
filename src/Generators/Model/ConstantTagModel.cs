namespace SpanPack.Generators.Model;

/// <summary>A tag with one value for every span of the class.</summary>
internal sealed record ConstantTagModel(string Key, string Value);
