namespace SpanPack.Architecture.Tests.Floors;

/// <summary>The floors of <c>src/Activities</c>.</summary>
internal static class ActivitiesFloors
{
    internal static Floor[] LowToHigh { get; } =
    [
        new("Ids"),
        new("Patterns"),
        new("Sampling", "Patterns"),
        new("Remote", "Sampling"),
        new("Propagation/Content", "Sampling"),
        new("Propagation/Headers", "Ids", "Propagation/Content"),
        new("Propagation", "Ids", "Propagation/Content", "Propagation/Headers"),
        new("Attributes"),
        new("Mapping/Text"),
        new("Mapping/Tags", "Attributes"),
        new("Mapping/Reading", "Ids", "Attributes", "Mapping/Text"),
        new("Mapping/Naming", "Attributes", "Mapping/Text", "Mapping/Reading"),
        new("Mapping", "Attributes", "Mapping/Text", "Mapping/Tags", "Mapping/Reading", "Mapping/Naming"),
        new("Shapes", "Ids", "Propagation/Content", "Attributes", "Mapping/Reading", "Mapping"),
        new("Traces", "Ids", "Patterns", "Sampling", "Remote", "Propagation/Content", "Propagation", "Attributes", "Mapping/Text", "Mapping/Tags", "Mapping/Reading", "Mapping", "Shapes"),
    ];
}
