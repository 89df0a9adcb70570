using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;

namespace SpanPack;

/// <summary>
/// One property of the objects that a diagnostic source passes. Their types are internal to the source, or belong to a library that is not
/// referenced.
/// </summary>
/// <remarks>Safe for any number of threads.</remarks>
/// <param name="name">The name of the property.</param>
[DebuggerDisplay("{_name}")]
internal sealed class DiagnosticPayload(string name)
{
    private readonly string _name = name;
    private volatile PropertyInfo? _last; // one type a source and event

    /// <summary>Reads the property; null when the object has no property of this name and type.</summary>
    internal T? Read<T>(object? payload)
    {
        if (payload is null) return default;
        // needs no reflection
        if (payload is IReadOnlyList<KeyValuePair<string, object?>> pairs) return Find(pairs) is T found ? found : default;
        PropertyInfo? property = _last;
        if (property is null || !property.DeclaringType!.IsInstanceOfType(payload)) _last = property = PropertyOf(payload);
        return property?.GetValue(payload) is T value ? value : default;
    }

    private object? Find(IReadOnlyList<KeyValuePair<string, object?>> pairs)
    {
        for (int i = 0; i < pairs.Count; i++)
        {
            if (pairs[i].Key == _name) return pairs[i].Value;
        }

        return null;
    }

    [UnconditionalSuppressMessage("Trimming", "IL2075",
        Justification = "The writers of these objects keep their public properties: the type argument of their write method is annotated "
            + "with PublicProperties.")]
    private PropertyInfo? PropertyOf(object payload) => payload.GetType().GetProperty(_name, BindingFlags.Public | BindingFlags.Instance);
}
