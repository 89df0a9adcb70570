namespace SpanPack.Generators.Model;

/// <summary>One constant: its name, whether it is public, and what it says.</summary>
internal sealed record ConstantModel(string Name, bool IsPublic, string Text);
