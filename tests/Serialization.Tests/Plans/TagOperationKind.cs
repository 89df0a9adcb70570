namespace SpanPack.Serialization.Tests.Plans;

/// <summary>What can be done to the tags of a span.</summary>
internal enum TagOperationKind
{
    SetTag,
    SetMetric,
    SetProperty,
    SetAttribute,
    AssignTags,
}
