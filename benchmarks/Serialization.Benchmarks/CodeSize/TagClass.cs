using System.CodeDom.Compiler;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace SpanPack.Benchmarks.CodeSize;

/// <summary>A tag class and what the generator wrote for it; its bases are classes of their own.</summary>
internal sealed class TagClass
{
    private const BindingFlags Declared =
        BindingFlags.DeclaredOnly | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static;
    private const string TableName = "SpanPackTable";

    private readonly Type _table;

    /// <exception cref="InvalidOperationException">The generator names the table otherwise.</exception>
    internal TagClass(Type type)
    {
        Name = type.Name;
        _table = type.GetNestedType(TableName, BindingFlags.NonPublic)
            ?? throw new InvalidOperationException($"{type} has no {TableName}.");
        PropertyInfo[] tags = [.. type.GetProperties(Declared).Where(IsGenerated)];
        TagCount = tags.Length + type.GetCustomAttributes<ConstantTagAttribute>(inherit: false).Count();
        Methods =
        [
            .. tags.SelectMany(static tag => tag.GetAccessors(nonPublic: true))
                .Select(static accessor => new GeneratedMethod(GeneratedPart.Accessor, accessor)),
            .. type.GetMethods(Declared).Where(IsGenerated).Select(static method => new GeneratedMethod(GeneratedPart.Override, method)),
            .. _table.GetMethods(Declared).Select(static method => new GeneratedMethod(GeneratedPart.Table, method)),
            .. _table.GetConstructors(Declared).Select(static constructor => new GeneratedMethod(GeneratedPart.Table, constructor)),
        ];
        object table = _table.GetField("Instance", Declared)!.GetValue(null)!;
        DataBytes = BytesOf(table, "Strings", "Encoded") + BytesOf(table, "Metrics", "Encoded") + BytesOf(table, "Constants", "Run");
    }

    /// <summary>The classes of the library, then one of 50 tags.</summary>
    internal static IReadOnlyList<TagClass> All { get; } =
    [
        .. typeof(SpanTags).Assembly.GetTypes()
            .Where(static type => type.IsDefined(typeof(SpanTagsAttribute), inherit: false))
            .OrderBy(static type => type.Name, StringComparer.Ordinal)
            .Select(static type => new TagClass(type)),
        new TagClass(typeof(StartUp.Tags.OrderTags)),
    ];

    internal string Name { get; }

    /// <summary>Text and numeric tags, and constants.</summary>
    internal int TagCount { get; }

    internal IReadOnlyList<GeneratedMethod> Methods { get; }

    /// <summary>Encoded names and constants, which are read-only data of the assembly.</summary>
    internal int DataBytes { get; }

    /// <summary>Has the JIT compiler compile all that was generated, in the state in which it is compiled for good: with a table.</summary>
    internal void Compile()
    {
        RuntimeHelpers.RunClassConstructor(_table.TypeHandle);
        foreach (GeneratedMethod method in Methods) RuntimeHelpers.PrepareMethod(method.Method.MethodHandle);
    }

    // What the library keeps of the data is as long.
    private static int BytesOf(object table, string part, string bytes) => ((byte[])FieldOf(FieldOf(table, part), bytes)).Length;

    private static object FieldOf(object owner, string name) => owner.GetType().GetField(name, Declared)!.GetValue(owner)!;

    private static bool IsGenerated(MemberInfo member) => member.IsDefined(typeof(GeneratedCodeAttribute), inherit: false);
}
