using System.Collections;
using System.Reflection;

namespace SpanPack.Generators.Tests.Infrastructure;

/// <summary>Walks everything that an object keeps alive.</summary>
internal static class ObjectGraph
{
    internal static List<object> Find(object root, Func<object, bool> isWanted)
    {
        var found = new List<object>();
        var seen = new HashSet<object>(ReferenceEqualityComparer.Instance);
        var open = new Stack<object>([root]);
        while (open.TryPop(out object? node))
        {
            if (!seen.Add(node)) continue;
            if (isWanted(node)) found.Add(node);
            else PushParts(node, open);
        }
        return found;
    }

    private static void PushParts(object node, Stack<object> open)
    {
        if (node is string || node.GetType().IsPrimitive || node is Type or MemberInfo) return;
        if (node is Array array)
        {
            foreach (object? item in (IEnumerable)array) Push(item, open);
            return;
        }
        for (Type? type = node.GetType(); type is not null; type = type.BaseType)
        {
            foreach (FieldInfo field in type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic
                | BindingFlags.DeclaredOnly))
                Push(field.GetValue(node), open);
        }
    }

    private static void Push(object? item, Stack<object> open)
    {
        if (item is not null) open.Push(item);
    }
}
