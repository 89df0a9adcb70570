namespace SpanPack.Generators.Model;

/// <summary>One constant: its name, whether it is public, and its text.</summary>
internal sealed record ConstantModel(string Name, bool IsPublic, string Text);
