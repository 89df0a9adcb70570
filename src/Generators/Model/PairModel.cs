namespace SpanPack.Generators.Model;

/// <summary>One key and its constant value.</summary>
internal sealed record PairModel(string Key, PairValue Value);
