using System.Globalization;
using System.Reflection;

namespace SpanPack.Serialization.Tests.Plans;

/// <summary>A typed tag, seen through reflection alone.</summary>
internal sealed record TagProperty(string Name, bool IsMetric, PropertyInfo Property)
{
    private Type Type => Nullable.GetUnderlyingType(Property.PropertyType) ?? Property.PropertyType;

    internal void Set(SpanTags tags, string? text, double? number) => Property.SetValue(tags, ValueOf(text, number));

    /// <summary>What a string slot then says.</summary>
    internal string? TextOf(string? text, double? number) => ValueOf(text, number) switch
    {
        null => null,
        bool boolean => boolean ? "true" : "false",
        var value => string.Create(CultureInfo.InvariantCulture, $"{value}"),
    };

    /// <summary>What a numeric slot then says.</summary>
    internal double? NumberOf(double? number)
        => ValueOf(null, number) is { } value ? Convert.ToDouble(value, CultureInfo.InvariantCulture) : null;

    private object? ValueOf(string? text, double? number)
    {
        if (Type == typeof(string)) return text;
        if (number is not { } value) return null;
        if (Type == typeof(double)) return value;
        if (Type == typeof(float)) return (float)value;
        if (Type == typeof(bool)) return value > 0;
        int integer = int.CreateSaturating(value);
        if (Type.IsEnum) return Enum.ToObject(Type, (uint)integer % 7);
        return Type == typeof(long) ? (object)(long)integer : integer;
    }
}
