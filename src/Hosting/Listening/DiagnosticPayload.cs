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
    private volatile int _lastPlace; // in lists of pairs, which make a pair for each that is looked at

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
        int count = pairs.Count;
        int first = _lastPlace;
        for (int i = 0; i < count; i++)
        {
            int place = (first + i) % count;
            KeyValuePair<string, object?> pair = pairs[place];
            if (pair.Key != _name) continue;
            if (i > 0) _lastPlace = place;
            return pair.Value;
        }

        return null;
    }

    [UnconditionalSuppressMessage("Trimming", "IL2075",
        Justification = "The writers of these objects keep their public properties: the type argument of their write method is annotated "
            + "with PublicProperties.")]
    private PropertyInfo? PropertyOf(object payload) => payload.GetType().GetProperty(_name, BindingFlags.Public | BindingFlags.Instance);
}
