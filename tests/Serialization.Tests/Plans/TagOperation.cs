namespace SpanPack.Serialization.Tests.Plans;

/// <summary>One step in the life of a span's tags.</summary>
/// <param name="Kind">What is done.</param>
/// <param name="Name">The key on the wire, of properties too.</param>
/// <param name="Text">The text set, if any.</param>
/// <param name="Number">The number set, if any. An attribute gets it as an integer, and is true without one.</param>
/// <param name="Class">The tag class assigned; null for none.</param>
internal sealed record TagOperation(TagOperationKind Kind, string Name = "", string? Text = null, double? Number = null, Type? Class = null)
{
    internal void Apply(Span span)
    {
        switch (Kind)
        {
            case TagOperationKind.SetTag:
                span.SetTag(Name, Text);
                break;
            case TagOperationKind.SetMetric:
                span.SetMetric(Name, Number);
                break;
            case TagOperationKind.SetAttribute:
                span.SetAttribute(Name, Number is { } number ? (long)number : true);
                break;
            case TagOperationKind.AssignTags:
                span.Tags = Class is null ? null : (SpanTags)Activator.CreateInstance(Class)!;
                break;
            default:
                if (span.Tags is { } tags && TagClassFacts.Of(tags.GetType()).Properties.TryGetValue(Name, out TagProperty? property))
                    property.Set(tags, Text, Number);
                break;
        }
    }
}
