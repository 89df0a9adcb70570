namespace SpanPack.Benchmarks.Sizes;

/// <summary>One row of the report.</summary>
/// <param name="Name">The payload, in Markdown.</param>
/// <param name="Sizes">Its bytes.</param>
internal sealed record SizeRow(string Name, Sizes Sizes);
