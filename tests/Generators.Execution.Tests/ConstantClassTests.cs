using System.Reflection;

namespace SpanPack.Generators.Execution.Tests;

/// <summary>Every constant of every class in the library that asks for encoding.</summary>
public sealed class ConstantClassTests
{
    private delegate ReadOnlySpan<byte> Getter();

    public static TheoryData<Type, string> Constants
    {
        get
        {
            var data = new TheoryData<Type, string>();
            foreach (Type type in typeof(Span).Assembly.GetTypes().Append(typeof(SampleConstants)))
            {
                if (type.GetCustomAttribute<MessagePackConstantsAttribute>() is null) continue;
                foreach (FieldInfo constant in ConstantsOf(type)) data.Add(type, constant.Name);
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(Constants))]
    public void Constant_IsEncodedWithItsHeader(Type type, string name)
    {
        var text = (string)type.GetField(name, BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic)!.GetRawConstantValue()!;
        Type encoded = type.GetNestedType("Encoded", BindingFlags.Public | BindingFlags.NonPublic)!;
        PropertyInfo property = encoded.GetProperty(name, BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic)!;

        Assert.Equal(ReferenceEncoder.Encode(text), property.GetMethod!.CreateDelegate<Getter>()().ToArray());
    }

    [Fact]
    public void AllElevenAzureAppServicesTags_AreThere()
    {
        string[] expected =
        [
            "aas.environment.extension_version", "aas.environment.instance_id", "aas.environment.instance_name", "aas.environment.os",
            "aas.environment.runtime", "aas.resource.group", "aas.resource.id", "aas.site.kind", "aas.site.name", "aas.site.type",
            "aas.subscription.id",
        ];

        string[] names = [.. ConstantsOf(typeof(AzureAppServicesTags)).Select(static field => (string)field.GetRawConstantValue()!)];

        Assert.Equal(expected, names.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void ExtensionVersion_HasAHeaderOfTwoBytes()
    {
        ReadOnlySpan<byte> bytes = AzureAppServicesTags.Encoded.ExtensionVersion;

        Assert.Equal([0xd9, 33, .. "aas.environment.extension_version"u8], bytes.ToArray());
    }

    private static IEnumerable<FieldInfo> ConstantsOf(Type type)
        => type.GetFields(BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic).Where(static field => field.IsLiteral);
}
