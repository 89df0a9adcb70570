using System.Reflection;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Allocations;

/// <summary>Every encoded constant: the right bytes, each time, without an allocation.</summary>
public sealed class ConstantsTests
{
    private delegate ReadOnlySpan<byte> Getter();

    [Theory]
    [InlineData(typeof(TagNames), 26)]
    [InlineData(typeof(MetricNames), 15)]
    [InlineData(typeof(AzureAppServicesTags), 11)]
    public void Encoded_IsTheConstant_AndAllocatesNothing(Type names, int count)
    {
        FieldInfo[] constants = [.. names.GetFields(BindingFlags.Public | BindingFlags.Static).Where(static field => field.IsLiteral)];
        Type encoded = names.GetNestedType("Encoded")!;
        Assert.Equal(count, constants.Length);
        Assert.Equal(count, encoded.GetProperties(BindingFlags.Public | BindingFlags.Static).Length);
        foreach (FieldInfo constant in constants)
        {
            var get = encoded.GetProperty(constant.Name)!.GetMethod!.CreateDelegate<Getter>();
            string text = (string)constant.GetRawConstantValue()!;

            Assert.Equal(Pack.Str(text), get().ToArray());
            Assert.Equal(0, Allocated.By(() => get()));
        }
    }
}
