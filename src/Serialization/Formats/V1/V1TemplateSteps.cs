namespace SpanPack;

/// <summary>A span with the steps of its template, or of a bound template, for a writer.</summary>
internal readonly ref struct V1TemplateSteps
{
    private readonly ref readonly TemplatedSpan _span;

    /// <param name="span">The span.</param>
    /// <param name="template">A template that the payload has not met: its texts go through the table.</param>
    /// <param name="indexes">Get the indexes of its texts.</param>
    internal V1TemplateSteps(ref readonly TemplatedSpan span, FormatTemplate template, Span<int> indexes)
    {
        _span = ref span;
        (Bytes, Constants) = (template.Bytes, template.Constants);
        Steps = template.Steps;
        Indexes = indexes;
    }

    /// <param name="span">The span.</param>
    /// <param name="bound">A template that the payload has met.</param>
    internal V1TemplateSteps(ref readonly TemplatedSpan span, V1BoundTemplate bound)
    {
        _span = ref span;
        (Bytes, Constants) = (bound.Bytes, []);
        Steps = bound.Steps;
    }

    internal ref readonly TemplatedSpan Span => ref _span;

    internal byte[] Bytes { get; }

    internal ReadOnlySpan<TemplateStep> Steps { get; }

    internal string[] Constants { get; }

    internal Span<int> Indexes { get; }
}
