using System.Diagnostics;

namespace SpanPack;

/// <summary>The headers of an incoming request.</summary>
/// <param name="carrier">The headers.</param>
/// <param name="getter">Reads a header.</param>
internal readonly ref struct Carrier(object? carrier, DistributedContextPropagator.PropagatorGetterCallback getter)
{
    /// <summary>Gets a trimmed header; repeated ones are joined with commas; null for none.</summary>
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
