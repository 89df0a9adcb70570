namespace SpanPack.Tests.Hostile;

/// <summary>
/// Payloads that an adversary would send: a byte or two for each object, one text that many spans refer to, one span with all the keys
/// there are. Tests of the library, of the tool and a benchmark share them.
/// </summary>
internal static class HostileShapes
{
    internal static IReadOnlyList<HostileShape> All { get; } = [.. HostileV04.Shapes, .. HostileV05.Shapes, .. HostileV07.Shapes,
        .. HostileV1.Shapes];

    /// <summary>A shape by its name.</summary>
    internal static HostileShape Get(string name) => All.Single(shape => shape.Name == name);
}
