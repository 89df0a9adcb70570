using System.Diagnostics;

namespace SpanPack.Activities.Tests.Propagation;

/// <summary>Headers of a request, each with what came under its name.</summary>
internal sealed class Headers : Dictionary<string, string>
{
    internal Headers()
        : base(StringComparer.OrdinalIgnoreCase)
    {
    }

    internal static DistributedContextPropagator.PropagatorGetterCallback Getter { get; } =
        static (object? carrier, string name, out string? value, out IEnumerable<string>? values) =>
    {
        values = null;
        ((Headers)carrier!).TryGetValue(name, out value);
    };

    internal static DistributedContextPropagator.PropagatorSetterCallback Setter { get; } = static (carrier, name, value)
        => ((Headers)carrier!).Add(name, value);

    public override string ToString()
        => string.Join('\n',
            this.OrderBy(static pair => pair.Key, StringComparer.Ordinal).Select(static pair => $"{pair.Key}: {pair.Value}"));
}
