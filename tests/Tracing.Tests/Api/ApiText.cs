using System.Globalization;
using System.Reflection;

namespace SpanPack.Tracing.Tests.Api;

/// <summary>Public types and members in the form of <c>ManualApi.txt</c>.</summary>
internal static class ApiText
{
    private static readonly Dictionary<Type, string> s_keywords = new()
    {
        [typeof(void)] = "void", [typeof(string)] = "string", [typeof(bool)] = "bool", [typeof(int)] = "int", [typeof(ulong)] = "ulong",
        [typeof(double)] = "double", [typeof(object)] = "object",
    };

    internal static IEnumerable<string> Of(Type type)
    {
        string name = type.FullName!.Replace("SpanPack.Tracing", "Datadog.Trace", StringComparison.Ordinal);
        if (type == typeof(SamplingPriority)) name = "Datadog.Trace.SamplingPriority";
        yield return $"{(type.IsEnum ? "enum" : type.IsInterface ? "interface" : type.IsValueType ? "struct" : "class")} {name}";
        foreach (MemberInfo member in type.GetMembers(BindingFlags.Public | BindingFlags.Static | BindingFlags.Instance
            | BindingFlags.DeclaredOnly))
        {
            if (Of(member) is { } text) yield return $"{name}.{text}";
        }
    }

    private static string? Of(MemberInfo member) => member switch
    {
        FieldInfo { IsSpecialName: true } => null,
        FieldInfo { IsLiteral: true } constant => $"{constant.Name} = {Value(constant.GetRawConstantValue()!)}",
        FieldInfo field => $"{field.Name} : {Name(field.FieldType)}",
        PropertyInfo property
            => $"{property.Name} : {Name(property.PropertyType)} {{ get;{(property.SetMethod is { IsPublic: true } ? " set;" : "")} }}",
        ConstructorInfo constructor => $"{constructor.DeclaringType!.Name}({Parameters(constructor)})",
        MethodInfo { IsSpecialName: false } method => $"{method.Name}({Parameters(method)}) : {Name(method.ReturnType)}",
        _ => null,
    };

    private static string Value(object value)
        => value is string text ? $"\"{text}\"" : Convert.ToString(value, CultureInfo.InvariantCulture)!;

    private static string Parameters(MethodBase method)
        => string.Join(", ", method.GetParameters().Select(static parameter => Name(parameter.ParameterType)));

    private static string Name(Type type)
    {
        if (Nullable.GetUnderlyingType(type) is { } value) return Name(value) + "?";
        if (s_keywords.TryGetValue(type, out string? keyword)) return keyword;
        return type.IsGenericType
            ? $"{type.Name[..type.Name.IndexOf('`', StringComparison.Ordinal)]}<"
                + $"{string.Join(", ", type.GetGenericArguments().Select(Name))}>"
            : type.Name;
    }
}
