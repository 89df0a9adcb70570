namespace SpanPack.Generators.Diagnostics;

/// <summary>Every diagnostic of the generator and its analyzers. An id means one thing for ever; ids are never reused.</summary>
internal static partial class Descriptors
{
    private const string Category = "SpanPack";
}
