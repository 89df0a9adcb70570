using System.Reflection;
using SpanPack.Generators.Model;

namespace SpanPack.Generators.Tests;

/// <summary>Each member of each model, changed alone, makes it another model. By reflection, so that no new member is forgotten.</summary>
public class ModelEqualityTests
{
    public static TheoryData<Type> Models => [.. typeof(TagClassModel).Assembly.GetTypes()
        .Where(static type => type.Namespace == typeof(TagClassModel).Namespace && type is { IsClass: true, IsNested: false })];

    [Theory]
    [MemberData(nameof(Models))]
    public void EqualMembers_GiveEqualModels(Type model)
    {
        object first = Sample(model, other: false);
        object second = Sample(model, other: false);
        Assert.NotSame(first, second);
        Assert.Equal(first, second);
        Assert.Equal(first.GetHashCode(), second.GetHashCode());
    }

    [Theory]
    [MemberData(nameof(Models))]
    public void EachMember_ChangedAlone_GivesAnotherModel(Type model)
    {
        ConstructorInfo constructor = ConstructorOf(model);
        ParameterInfo[] parameters = constructor.GetParameters();
        Assert.Equal(
            model.GetProperties().Select(static p => p.Name).Order(StringComparer.Ordinal),
            parameters.Select(static p => p.Name).Order(StringComparer.Ordinal));

        object original = Sample(model, other: false);
        Assert.All(Enumerable.Range(0, parameters.Length), changed =>
        {
            object[] arguments = [.. parameters.Select((p, index) => Sample(p.ParameterType, other: index == changed))];
            Assert.NotEqual(original, constructor.Invoke(arguments));
        });
    }

    [Fact]
    public void EquatableArray_ComparesOrderAndLength()
    {
        var array = new EquatableArray<string>(["a", "b"]);
        Assert.Equal(array, new EquatableArray<string>(["a", "b"]));
        Assert.NotEqual(array, new EquatableArray<string>(["b", "a"]));
        Assert.NotEqual(array, new EquatableArray<string>(["a"]));
        Assert.Equal(default, new EquatableArray<string>([]));
        Assert.Empty(default(EquatableArray<string>));
    }

    private static ConstructorInfo ConstructorOf(Type model)
        => model.GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
            .Single(constructor => constructor.GetParameters() is not [var only] || only.ParameterType != model);

    private static object Sample(Type type, bool other)
    {
        if (type == typeof(string)) return other ? "other" : "sample";
        if (type == typeof(bool)) return other;
        if (type == typeof(long)) return other ? 2L : 1L;
        if (type.IsEnum) return Enum.GetValues(type).GetValue(other ? 1 : 0)!;
        if (type.IsGenericType && type.GetGenericTypeDefinition() == typeof(EquatableArray<>))
        {
            Type element = type.GetGenericArguments()[0];
            var items = Array.CreateInstance(element, 1);
            items.SetValue(Sample(element, other), 0);
            return Activator.CreateInstance(type, items)!;
        }
        Assert.Equal(typeof(TagClassModel).Namespace, type.Namespace);
        ConstructorInfo constructor = ConstructorOf(type);
        return constructor.Invoke([.. constructor.GetParameters().Select(p => Sample(p.ParameterType, other))]);
    }
}
