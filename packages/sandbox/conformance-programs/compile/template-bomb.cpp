template <int depth, class... Types> struct Tree {
  Tree<depth - 1, Types..., int> left;
  Tree<depth - 1, Types..., char> right;
};
template <class... Types> struct Tree<0, Types...> {};
Tree<25> tree;
int main() {}
