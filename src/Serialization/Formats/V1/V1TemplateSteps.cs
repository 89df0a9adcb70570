namespace SpanPack;

/// <summary>The steps of a template, or of a bound template, for a writer.</summary>
internal readonly ref struct V1TemplateSteps
{
    /// <param name="template">A template that the payload has not met: its texts go through the table.</param>
    /// <param name="indexes">Get the indexes of its texts.</param>
    internal V1TemplateSteps(FormatTemplate template, Span<int> indexes)
    {
        (Bytes, Constants) = (template.Bytes, template.Constants);
        Steps = template.Steps;
        Indexes = indexes;
    }

    /// <param name="bound">One that it has met.</param>
    internal V1TemplateSteps(V1BoundTemplate bound)
    {
        (Bytes, Constants) = (bound.Bytes, []);
        Steps = bound.Steps;
    }

    internal byte[] Bytes { get; }

    internal ReadOnlySpan<TemplateStep> Steps { get; }

    internal string[] Constants { get; }

    internal Span<int> Indexes { get; }
}
