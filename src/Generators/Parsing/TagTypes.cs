using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace SpanPack.Generators.Parsing;

/// <summary>Types that a tag or a metric can have: each has a value for "unset".</summary>
internal static class TagTypes
{
    internal const string ForTags = "'string?' and nullable bool, integers of up to 64 bits and enums";
    internal const string ForMetrics = "nullable double, float and integers of up to 64 bits";

    /// <summary>Gets the type without its <c>?</c>. Unsupported types are not reported here.</summary>
    internal static bool TryRead(IPropertySymbol property, bool isTag, out ITypeSymbol valueType)
    {
        ITypeSymbol type = property.Type;
        bool isNullableValue = type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;
        valueType = isNullableValue
            ? ((INamedTypeSymbol)type).TypeArguments[0]
            : type.WithNullableAnnotation(NullableAnnotation.None);

        return property.RefKind == RefKind.None && (isNullableValue
            ? IsInteger(valueType) || (isTag ? IsText(valueType) : IsFloat(valueType))
            : isTag && type.SpecialType == SpecialType.System_String && property.NullableAnnotation != NullableAnnotation.NotAnnotated);
    }

    /// <summary>Returns whether the type of a keyword followed by <c>?</c> is supported.</summary>
    internal static bool IsKeyword(SyntaxKind keyword, bool isTag) => keyword switch
    {
        SyntaxKind.SByteKeyword or SyntaxKind.ByteKeyword or SyntaxKind.ShortKeyword or SyntaxKind.UShortKeyword
            or SyntaxKind.IntKeyword or SyntaxKind.UIntKeyword or SyntaxKind.LongKeyword or SyntaxKind.ULongKeyword => true,
        SyntaxKind.StringKeyword or SyntaxKind.BoolKeyword => isTag,
        SyntaxKind.DoubleKeyword or SyntaxKind.FloatKeyword => !isTag,
        _ => false,
    };

    private static bool IsText(ITypeSymbol type) => type.SpecialType == SpecialType.System_Boolean || type.TypeKind == TypeKind.Enum;

    private static bool IsFloat(ITypeSymbol type) => type.SpecialType is SpecialType.System_Double or SpecialType.System_Single;

    private static bool IsInteger(ITypeSymbol type) => type.SpecialType
        is SpecialType.System_SByte or SpecialType.System_Byte or SpecialType.System_Int16 or SpecialType.System_UInt16
        or SpecialType.System_Int32 or SpecialType.System_UInt32 or SpecialType.System_Int64 or SpecialType.System_UInt64;
}
