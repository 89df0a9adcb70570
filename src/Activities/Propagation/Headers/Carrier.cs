using System.Diagnostics;

namespace SpanPack;

/// <summary>Headers of a request that came.</summary>
/// <param name="carrier">The headers.</param>
/// <param name="getter">How one is read.</param>
internal readonly ref struct Carrier(object? carrier, DistributedContextPropagator.PropagatorGetterCallback getter)
{
    /// <summary>A header without the blanks around it; one that came several times as one, with commas between; null for none.</summary>
    internal string? this[string name]
    {
        get
        {
            getter(carrier, name, out string? value, out IEnumerable<string>? values);
            value ??= values is null ? null : string.Join(',', values);
            if (string.IsNullOrEmpty(value)) return null;
            if (!IsBlank(value[0]) && !IsBlank(value[^1])) return value;
            value = value.Trim(' ', '\t');
            return value.Length == 0 ? null : value;
        }
    }

    private static bool IsBlank(char c) => c is ' ' or '\t';
}
